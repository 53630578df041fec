import { afterEach, expect, test, vi } from 'vitest'
import { served } from './served'

const { games, info, sit } = served

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })))

afterEach(() => vi.unstubAllGlobals())

test('what the server answers is given on', async () => {
  answer(200, '{"seat":1,"token":"t"}')
  expect(await sit('aa', 'Ann', 1)).toEqual({ seat: 1, token: 't' })
  expect(fetch).toHaveBeenCalledWith(
    '/api/tables/aa/sit',
    expect.objectContaining({ method: 'POST', body: '{"name":"Ann","seat":1}' }),
  )
})

test('a refusal keeps the code, the words and the rule of the server', async () => {
  answer(422, '{"error":{"code":"bad-setup","message":"two to five","rule":"game-length/x"}}')
  await expect(info('aa')).rejects.toMatchObject({
    code: 'bad-setup',
    message: 'two to five',
    rule: 'game-length/x',
  })
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
