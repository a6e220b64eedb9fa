import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { toAddress } from '../boot/ApiGet';
import type { SiteContext } from '../createContext';
import { authorize } from '../deploy/authorize';
import type { InternalCall, InternalReply } from '../landers/InternalCall';

/** Remote whose team may change campaigns: the api stores them, but who may change them is decided here. */
const OWNING_REMOTE = 'mfe-landers';
const CHANGE_COMMANDS = ['launch', 'stop', 'rollback'] as const;
const COMMANDS = [...CHANGE_COMMANDS, 'preview', 'check'] as const;

const paramsSchema = Type.Object({ command: Type.Enum([...COMMANDS]) }, { additionalProperties: false });
/** Body of a command; the api validates it. */
const bodySchema = Type.Record(Type.String(), Type.Unknown());

type Query = Readonly<Record<string, string>>;

const isChangeCommand = (command: string): boolean => CHANGE_COMMANDS.some((change) => change === command);

const API_DOWN_REPLY: InternalReply = {
  status: 503,
  text: JSON.stringify({ error: { code: 'api_away', message: 'The api, which keeps the landers, does not answer; try again.' } }),
};

const sendReply = (reply: FastifyReply, { status, text }: InternalReply): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('application/json').send(text);

/** The deploy api for campaigns: any team may read and check them; only the owner of mfe-landers may preview, launch, stop and roll back. */
export function landerRoutes(app: FastifyInstance, context: SiteContext): void {
  const { boot, callApi, publicOrigin, variants } = context;
  const callOrReportDown: InternalCall = (...callArgs) => callApi(...callArgs).catch(() => API_DOWN_REPLY);
  for (const path of ['', '/campaign', '/figures']) {
    app.get<{ Querystring: Query }>(`/platform/api/landers${path}`, async ({ query }, reply) =>
      sendReply(reply, await callOrReportDown('GET', toAddress(`/internal/landers${path}`, query))),
    );
  }
  app.post<{ Params: Static<typeof paramsSchema>; Body: Static<typeof bodySchema> }>(
    '/platform/api/landers/:command',
    { schema: { params: paramsSchema, body: bodySchema } },
    async ({ params: { command }, headers, body: fields }, reply) => {
      const who = command === 'check' ? authorize(context, headers) : authorize(context, headers, OWNING_REMOTE);
      const apiReply = await callOrReportDown('POST', `/internal/landers/${command}`, { ...fields, who });
      // The next page view reads the public replies from the api again.
      if (isChangeCommand(command)) {
        variants.invalidate();
        boot.invalidateReplies();
      }
      return sendReply(reply, command === 'preview' && apiReply.status === 200 ? withOrigin(apiReply, publicOrigin) : apiReply);
    },
  );
}

/** Replaces the relative `address` in the reply about a preview with an absolute `url`. */
function withOrigin({ status, text }: InternalReply, origin: string): InternalReply {
  const { address, ...preview } = JSON.parse(text) as { address: string };
  return { status, text: JSON.stringify({ ...preview, url: origin + address }) };
}
