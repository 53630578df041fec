import { afterEach, expect, test, vi } from 'vitest'
import type { Place } from './index'
import { served } from './served'

const { games, info, sit } = served

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })))

afterEach(() => vi.unstubAllGlobals())

test('what the server answers is given on', async () => {
  answer(200, '{"seat":1,"token":"t"}')
  expect(await sit('aa', 'Ann', 'inv', 1)).toEqual({ seat: 1, token: 't' })
  expect(fetch).toHaveBeenCalledWith(
    '/api/tables/aa/sit',
    expect.objectContaining({ method: 'POST', body: '{"name":"Ann","invitation":"inv","seat":1}' }),
  )
})

test('a refusal keeps the code, the words and the rule of the server', async () => {
  answer(422, '{"error":{"code":"bad-setup","message":"two to five","rule":"game-length/x"}}')
  await expect(info({ table: 'aa', token: null })).rejects.toMatchObject({
    code: 'bad-setup',
    message: 'two to five',
    rule: 'game-length/x',
  })
})

test('who has a token shows that, and else what a link carried', async () => {
  const shown = async (place: Place) => {
    answer(200, '{}')
    await info(place)
    const [, request] = vi.mocked(fetch).mock.calls[0]!
    return (request?.headers as Record<string, string>).authorization
  }
  expect(await shown({ table: 'aa', token: 't', key: 'k' })).toBe('Bearer t')
  expect(await shown({ table: 'aa', token: null, key: 'k' })).toBe('Key k')
  expect(await shown({ table: 'aa', token: null })).toBeUndefined()
})

test('a server that is gone is told from one that says no', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('failed to fetch')))
  await expect(games()).rejects.toMatchObject({ code: 'server-gone' })
  answer(502, '')
  await expect(games()).rejects.toMatchObject({ code: 'server-gone' })
})

test('an answer that is no JSON is said to be unreadable', async () => {
  answer(200, '<!doctype html>')
  await expect(games()).rejects.toMatchObject({ code: 'unreadable' })
})
