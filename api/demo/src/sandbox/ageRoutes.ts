import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Locale, LOCALES, pathTo } from '@rendezvous/shared/contract';
import { ApiError } from '../../../src/ApiError';
import { escapeHtml, PLAIN_PAGE_POLICY, renderPlainPage } from '../../../src/htmlPage';
import { ageTexts } from './ageTexts';
import { parseOutcome, sandboxAge } from './sandboxAge';

const PATH = '/sandbox/age/:state';

/** Format of the state values that the api issues. */
const STATE_PATTERN = /^[\w-]{43}$/;

const assertStateFormat = (state: string): void => {
  if (!STATE_PATTERN.test(state)) throw new ApiError('not_found');
};

interface AgeRoute {
  Params: { state: string };
  Querystring: { lang?: string };
}

/** Builds the provider's page, on which visitors state whether they are adults, without a name or a date of birth. */
function renderAgePage(locale: Locale): string {
  const { title, note, yes, no, refuse } = ageTexts[locale];
  return renderPlainPage(
    locale,
    title,
    `<p class="note">${escapeHtml(note)}</p><form method="post">` +
      `<button name="answer" value="over18">${escapeHtml(yes)}</button><button name="answer" value="under18">${escapeHtml(no)}</button>` +
      `<button name="answer" value="refused">${escapeHtml(refuse)}</button></form>`,
  );
}

/** Routes of the sandbox's age check: visitors state whether they are adults and are sent back with a signed result. */
export const sandboxAgeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { signAnswer } = sandboxAge(app.config.secrets);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string) => {
    return new URLSearchParams(body);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', PLAIN_PAGE_POLICY);
  });
  app.get<AgeRoute>(PATH, { config: { tag: 'sandbox' } }, async ({ params, query }, reply) => {
    assertStateFormat(params.state);
    const locale = LOCALES.find((candidate) => candidate === query.lang) ?? 'en';
    return reply.type('text/html; charset=utf-8').send(renderAgePage(locale));
  });
  app.post<AgeRoute>(PATH, { config: { tag: 'sandbox', crossSite: 'origin' } }, async ({ params, body }, reply) => {
    assertStateFormat(params.state);
    const outcome = parseOutcome(body instanceof URLSearchParams ? (body.get('answer') ?? '') : '');
    return reply.redirect(`${pathTo('age-check')}?token=${encodeURIComponent(signAnswer({ state: params.state, outcome }))}`, 303);
  });
};
