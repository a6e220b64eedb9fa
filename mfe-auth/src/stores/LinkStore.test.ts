import { ApiError } from '@rendezvous/shared/http';
import { LinkStore } from './LinkStore';

function open(...outcomes: (string | ApiError)[]) {
  const postedTokens: string[] = [];
  const link = new LinkStore('abc', (token) => {
    postedTokens.push(token);
    const outcome = outcomes.shift() ?? 'nothing';
    return typeof outcome === 'string' ? Promise.resolve(outcome) : Promise.reject(outcome);
  });
  return { link, postedTokens };
}

describe('LinkStore', () => {
  it('R-211 opening a link posts nothing, its button posts it once', async () => {
    const { link, postedTokens } = open('done');
    expect({ state: link.state, postedTokens: [...postedTokens] }).toEqual({ state: 'ready', postedTokens: [] });
    await Promise.all([link.use(), link.use()]);
    await link.use();
    expect({ state: link.state, reply: link.reply, postedTokens }).toEqual({ state: 'done', reply: 'done', postedTokens: ['abc'] });
  });

  it.each([
    ['token_invalid', 410, 'refused'],
    ['self_excluded', 403, 'refused'],
    ['rate_limited', 429, 'failed'],
    ['server_error', 500, 'failed'],
    ['server_error', 0, 'failed'],
  ] as const)('R-207 after %s (%i) the link is %s', async (code, status, state) => {
    const { link } = open(new ApiError(code, { status }));
    await link.use();
    expect(link).toMatchObject({ state, failure: { code } });
  });

  it('R-161 a link can be used again after a failed call, but not after a refusal', async () => {
    const { link, postedTokens } = open(new ApiError('server_error'), new ApiError('token_invalid', { status: 410 }));
    await link.use();
    await link.use();
    await link.use();
    expect({ state: link.state, postedTokens }).toEqual({ state: 'refused', postedTokens: ['abc', 'abc'] });
  });

  it('R-207 without a token it is refused at once', () => {
    expect(new LinkStore('', () => Promise.resolve())).toMatchObject({ state: 'refused', failure: { code: 'token_invalid' } });
  });
});
