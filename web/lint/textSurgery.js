/**
 * What the server says is drawn, not read: whoever cuts it up or looks into it reads facts out of
 * sentences, and that works in one language, until somebody changes a word. What is missing as data
 * belongs into the engine.
 */

/** What takes words apart, or looks for a place in them. */
const cutting = new Set(
  (
    'split slice substring substr replace replaceAll startsWith endsWith indexOf lastIndexOf match ' +
    'matchAll search at charAt codePointAt trim trimStart trimEnd'
  ).split(' '),
)
/** What a pattern does to what it is given. */
const matching = new Set(['test', 'exec'])
/** Where what the server says stands as a string. */
const said = new Set(['words', 'message'])
/** What writes a text of the server as a string. */
const writing = new Set(['plain', 'spoken'])

/** The name of a method that is called, where it is plain. */
const methodOf = ({ callee }) =>
  callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : null

/** @type {import("eslint").Rule.RuleModule} */
export const textSurgery = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cut: 'This takes apart what the server says. Let the engine say as data what you look for.',
    },
  },
  create(context) {
    /** Whether an expression is the words of a run, or of a text, or a name for them. */
    function isSaid(node, seen = new Set()) {
      switch (node?.type) {
        case 'ChainExpression':
        case 'TSNonNullExpression':
        case 'TSAsExpression':
          return isSaid(node.expression, seen)
        case 'LogicalExpression':
          return isSaid(node.left, seen) || isSaid(node.right, seen)
        case 'ConditionalExpression':
          return isSaid(node.consequent, seen) || isSaid(node.alternate, seen)
        case 'MemberExpression':
          return !node.computed && said.has(node.property.name)
        case 'CallExpression':
          return (
            (node.callee.type === 'Identifier' && writing.has(node.callee.name)) ||
            (cutting.has(methodOf(node)) && isSaid(node.callee.object, seen))
          )
        case 'Identifier':
          return isNameOfSaid(node, seen)
        default:
          return false
      }
    }

    function isNameOfSaid(node, seen) {
      let scope = context.sourceCode.getScope(node)
      while (scope && !scope.set.has(node.name)) scope = scope.upper
      const variable = scope?.set.get(node.name)
      if (!variable || seen.has(variable)) return false
      seen.add(variable)
      return variable.defs.some((def) => {
        if (def.node.type !== 'VariableDeclarator') return false
        return def.node.id.type === 'Identifier' && isSaid(def.node.init, seen)
      })
    }

    return {
      CallExpression(node) {
        const method = methodOf(node)
        const cuts = cutting.has(method) && isSaid(node.callee.object)
        const matches = matching.has(method) && node.arguments.some((argument) => isSaid(argument))
        // Whoever searches brings the word; a word that stands in the code is a guess.
        const [looked] = node.arguments
        const guesses =
          method === 'includes' && looked?.type === 'Literal' && isSaid(node.callee.object)
        if (cuts || matches || guesses) context.report({ node, messageId: 'cut' })
      },
    }
  },
}
