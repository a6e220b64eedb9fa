import { aChat, settled } from '@rendezvous/shared/testing';
import { listChats } from '../calls/chat';
import { request } from '../calls/request';
import { ApiError } from './ApiError';
import { HttpClient } from './HttpClient';
import { PREFETCH_MS } from './PrefetchedReplies';
import type { Transport, TransportReply, TransportRequest } from './Transport';

const anOkReply = (body: unknown, headers: Record<string, string> = {}): TransportReply => ({ status: 200, headers, body });

function aClient(...answers: (TransportReply | Error)[]) {
  const requests: TransportRequest[] = [];
  const activity = { delays: [] as number[], signOutCount: 0, startCount: 0, finishCount: 0 };
  const transport: Transport = async (request) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (answer instanceof Error || answer === undefined) throw answer;
    return answer;
  };
  const http = new HttpClient({
    transport,
    sleep: async (ms) => {
      activity.delays.push(ms);
      if (ms === PREFETCH_MS) await new Promise(() => undefined);
    },
    random: () => 0.5,
    onSignedOut: () => (activity.signOutCount += 1),
    onStart: () => (activity.startCount += 1),
    onFinish: () => (activity.finishCount += 1),
    onReply: () => undefined,
  });
  return { http, requests, activity };
}

const getFailure = async (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('no failure')),
    (error: ApiError) => error,
  );

describe('the http client', () => {
  it('R-160 marks its calls with a header and appends the query to the path', async () => {
    const { http, requests } = aClient(anOkReply({ profile: {} }));
    await http.get('/api/member.php', { id: 'Anna000000' });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/member.php?id=Anna000000',
      headers: { 'x-client-request-type': 'client' },
    });
  });

  it('R-161 retries a read until it gets a reply', async () => {
    const { http, requests, activity } = aClient(
      new Error('down'),
      { status: 503, headers: {}, body: undefined },
      anOkReply({ chats: [] }),
    );
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [] });
    expect(requests).toHaveLength(3);
    expect(activity.delays).toEqual([200, 400]);
  });

  it('R-161 sends a write without client_id only once', async () => {
    const { http, requests } = aClient(new Error('down'));
    const error = await getFailure(http.post('/api/like.php', { profile_id: 'Anna000000' }));
    expect(error).toMatchObject({ code: 'server_error', status: 0 });
    expect(requests).toHaveLength(1);
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
    const { http, activity } = aClient({ status: 403, headers: {}, body });
    const error = await getFailure(http.get('/api/chats.php'));
    expect(error.isSignedOut).toBe(true);
    expect(activity.signOutCount).toBe(1);
  });

  it('decision 015: a poll sends the last etag and returns undefined when nothing changed', async () => {
    const chats = { chats: [aChat()] };
    const { http, requests } = aClient(anOkReply(chats, { etag: '"7"' }), { status: 304, headers: {}, body: undefined }, anOkReply(chats));
    expect(await http.poll('/api/chats.php')).toEqual(chats);
    expect(await http.poll('/api/chats.php')).toBeUndefined();
    http.forget();
    await http.poll('/api/chats.php');
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"7"', undefined]);
  });

  it('R-150 a late reply for a member who has left sets no etag and does not end the session of the next member', async () => {
    const refusal = { status: 403, headers: {}, body: { authentication_required: true } };
    const { http, requests, activity } = aClient(anOkReply({ chats: [aChat()] }, { etag: '"7"' }), refusal, anOkReply({ chats: [] }));
    const lateCalls = [http.poll('/api/chats.php'), http.get('/api/likes.php')];
    http.forget();
    for (const call of lateCalls) expect((await getFailure(call)).isSignedOut).toBe(true);
    expect(await http.poll('/api/chats.php')).toEqual({ chats: [] });
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, undefined]);
    expect(activity).toMatchObject({ signOutCount: 0, startCount: 1, finishCount: 1 });
  });

  it('R-077 moves the progress bar unless told otherwise', async () => {
    const { http, activity } = aClient(anOkReply({ chats: [] }));
    await http.get('/api/chats.php');
    await http.get('/api/chats.php', undefined, { progress: false });
    await http.poll('/api/chats.php');
    expect(activity).toMatchObject({ startCount: 1, finishCount: 1 });
  });

  it('an aborted call is not retried', async () => {
    const { http, requests } = aClient(new Error('aborted'));
    const error = await getFailure(http.get('/api/chats.php', undefined, { signal: AbortSignal.abort() }));
    expect(error.name).toBe('AbortError');
    expect(requests).toHaveLength(1);
  });

  it('a prefetched reply is used by the first read, without the progress bar', async () => {
    const { http, requests, activity } = aClient(anOkReply({ chats: [] }), anOkReply({ chats: [aChat()] }));
    http.ahead('/api/chats.php');
    expect(http.getKnownReply('/api/chats.php')).toBeUndefined();
    await settled();
    expect(http.getKnownReply('/api/chats.php')).toEqual({ chats: [] });
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [] });
    expect(requests).toHaveLength(1);
    expect(activity.startCount).toBe(0);
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [aChat()] });
  });

  it('R-161 a read that joins a failing prefetch is tried 6 times in one chain, never in two', async () => {
    const { http, requests, activity } = aClient({ status: 503, headers: {}, body: undefined });
    http.ahead('/api/chats.php');
    expect((await getFailure(http.get('/api/chats.php'))).status).toBe(503);
    expect(requests).toHaveLength(6);
    expect(activity.delays).toEqual([200, 400, 800, 1600, 3200]);
  });

  it('R-161 a read after a prefetch that failed sends its own request', async () => {
    const failedReply = { status: 404, headers: {}, body: { error: { code: 'not_found', message: '' } } };
    const { http, requests } = aClient(failedReply, anOkReply({ chats: [] }));
    http.ahead('/api/chats.php');
    await settled();
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [] });
    expect(requests).toHaveLength(2);
  });

  it('security 29 a prefetched reply is never given to another member', async () => {
    const { http, requests } = aClient(anOkReply({ chats: [aChat()] }), anOkReply({ chats: [] }));
    http.ahead('/api/chats.php');
    http.forget();
    await expect(http.get('/api/chats.php')).resolves.toEqual({ chats: [] });
    expect(requests).toHaveLength(2);
  });

  it('sends a form as it is', async () => {
    const { http, requests } = aClient(anOkReply({ photo: {} }));
    const form = new FormData();
    await http.post('/api/photos.php', form);
    expect(requests[0]?.body).toBe(form);
  });
});
