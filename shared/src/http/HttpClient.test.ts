import { aChat, settled } from '@rendezvous/shared/testing';
import { listChats } from '../calls/chat';
import { request } from '../calls/request';
import { ApiError } from './ApiError';
import { HttpClient } from './HttpClient';
import { PREFETCH_MS } from './PrefetchedReplies';
import type { Transport, TransportReply, TransportRequest } from './Transport';

const ok = (body: unknown, headers: Record<string, string> = {}): TransportReply => ({ status: 200, headers, body });

function aClient(...answers: (TransportReply | Error)[]) {
  const asked: TransportRequest[] = [];
  const seen = { slept: [] as number[], signedOut: 0, started: 0, finished: 0 };
  const transport: Transport = async (request) => {
    asked.push(request);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer instanceof Error || answer === undefined) throw answer;
    return answer;
  };
  const http = new HttpClient({
    transport,
    sleep: async (ms) => {
      seen.slept.push(ms);
      if (ms === PREFETCH_MS) await new Promise(() => undefined);
    },
    random: () => 0.5,
    onSignedOut: () => (seen.signedOut += 1),
    onStart: () => (seen.started += 1),
    onFinish: () => (seen.finished += 1),
    onReply: () => undefined,
  });
  return { http, asked, seen };
}

const getFailure = async (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('no failure')),
    (error: ApiError) => error,
  );

describe('the http client', () => {
  it('R-160 marks its calls with a header and appends the query to the path', async () => {
    const { http, asked } = aClient(ok({ profile: {} }));
    await http.get('/api/member.php', { id: 'Anna000000' });
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/api/member.php?id=Anna000000', headers: { 'x-client-request-type': 'client' } });
  });

  it('R-161 retries a read until it gets a reply', async () => {
    const { http, asked, seen } = aClient(new Error('down'), { status: 503, headers: {}, body: undefined }, ok({ chats: [] }));
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [] });
    expect(asked).toHaveLength(3);
    expect(seen.slept).toEqual([200, 400]);
  });

  it('R-161 sends a write without client_id only once', async () => {
    const { http, asked } = aClient(new Error('down'));
    const error = await getFailure(http.post('/api/like.php', { profile_id: 'Anna000000' }));
    expect(error).toMatchObject({ code: 'server_error', status: 0 });
    expect(asked).toHaveLength(1);
  });

  it('R-168 turns the error body into code, fields and params', async () => {
    const body = { error: { code: 'validation', message: 'no', fields: { email: 'email_invalid' }, params: { limit: 3 } } };
    const { http } = aClient({ status: 422, headers: { 'x-request-id': 'r1' }, body });
    const error = await getFailure(http.get('/api/profile.php'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'validation',
      status: 422,
      fields: { email: 'email_invalid' },
      params: { limit: 3 },
      requestId: 'r1',
    });
  });

  it.each([
    ['HTML with 500', 500, '<html>', 'server_error'],
    ['a status without a body', 418, undefined, 'unknown'],
    ['a wrong shape', 200, { members: [] }, 'server_error'],
    ['HTML with 200', 200, {}, 'server_error'],
  ])('R-168 %s is turned into an error with status %s', async (_, status, body, code) => {
    const { http } = aClient({ status, headers: {}, body });
    expect(await getFailure(request(http, listChats))).toMatchObject({ code, status });
  });

  it('R-163 an ended session signs the member out, and the error has isSignedOut set', async () => {
    const body = { authentication_required: true, error: { code: 'authentication_required', message: '' } };
    const { http, seen } = aClient({ status: 403, headers: {}, body });
    const error = await getFailure(http.get('/api/chats.php'));
    expect(error.isSignedOut).toBe(true);
    expect(seen.signedOut).toBe(1);
  });

  it('decision 015: a poll sends the last etag and returns undefined when nothing changed', async () => {
    const chats = { chats: [aChat()] };
    const { http, asked } = aClient(ok(chats, { etag: '"7"' }), { status: 304, headers: {}, body: undefined }, ok(chats));
    expect(await http.poll('/api/chats.php')).toEqual(chats);
    expect(await http.poll('/api/chats.php')).toBeUndefined();
    http.forget();
    await http.poll('/api/chats.php');
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"7"', undefined]);
  });

  it('R-150 a late reply for a member who has left sets no etag and does not end the session of the next member', async () => {
    const refused = { status: 403, headers: {}, body: { authentication_required: true } };
    const { http, asked, seen } = aClient(ok({ chats: [aChat()] }, { etag: '"7"' }), refused, ok({ chats: [] }));
    const late = [http.poll('/api/chats.php'), http.get('/api/likes.php')];
    http.forget();
    for (const call of late) expect((await getFailure(call)).isSignedOut).toBe(true);
    expect(await http.poll('/api/chats.php')).toEqual({ chats: [] });
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, undefined]);
    expect(seen).toMatchObject({ signedOut: 0, started: 1, finished: 1 });
  });

  it('R-077 moves the progress bar unless told otherwise', async () => {
    const { http, seen } = aClient(ok({ chats: [] }));
    await http.get('/api/chats.php');
    await http.get('/api/chats.php', undefined, { progress: false });
    await http.poll('/api/chats.php');
    expect(seen).toMatchObject({ started: 1, finished: 1 });
  });

  it('an aborted call is not retried', async () => {
    const { http, asked } = aClient(new Error('aborted'));
    const error = await getFailure(http.get('/api/chats.php', undefined, { signal: AbortSignal.abort() }));
    expect(error.name).toBe('AbortError');
    expect(asked).toHaveLength(1);
  });

  it('a prefetched reply is used by the first read, without the progress bar', async () => {
    const { http, asked, seen } = aClient(ok({ chats: [] }), ok({ chats: [aChat()] }));
    http.ahead('/api/chats.php');
    expect(http.known('/api/chats.php')).toBeUndefined();
    await settled();
    expect(http.known('/api/chats.php')).toEqual({ chats: [] });
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [] });
    expect(asked).toHaveLength(1);
    expect(seen.started).toBe(0);
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [aChat()] });
  });

  it('R-161 a read that joins a failing prefetch is tried 6 times in one chain, never in two', async () => {
    const { http, asked, seen } = aClient({ status: 503, headers: {}, body: undefined });
    http.ahead('/api/chats.php');
    expect((await getFailure(http.get('/api/chats.php'))).status).toBe(503);
    expect(asked).toHaveLength(6);
    expect(seen.slept).toEqual([200, 400, 800, 1600, 3200]);
  });

  it('R-161 a read after a prefetch that failed sends its own request', async () => {
    const failed = { status: 404, headers: {}, body: { error: { code: 'not_found', message: '' } } };
    const { http, asked } = aClient(failed, ok({ chats: [] }));
    http.ahead('/api/chats.php');
    await settled();
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [] });
    expect(asked).toHaveLength(2);
  });

  it('security 29 a prefetched reply is never given to another member', async () => {
    const { http, asked } = aClient(ok({ chats: [aChat()] }), ok({ chats: [] }));
    http.ahead('/api/chats.php');
    http.forget();
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [] });
    expect(asked).toHaveLength(2);
  });

  it('sends a form as it is', async () => {
    const { http, asked } = aClient(ok({ photo: {} }));
    const form = new FormData();
    await http.post('/api/photos.php', form);
    expect(asked[0]?.body).toBe(form);
  });
});
