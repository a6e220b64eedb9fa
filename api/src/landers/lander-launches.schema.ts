import { Type } from 'typebox';
import { nullable, strictObject } from '@rendezvous/shared/calls/schemas';

const name = Type.String({ minLength: 1, maxLength: 64 });
const slug = Type.String({ minLength: 1, maxLength: 64 });
const who = Type.String({ minLength: 1, maxLength: 64 });
/** Whatever it is: findings say what is wrong with it. */
const campaign = Type.Unknown();
const order = {
  /** On which the change was decided. */
  serial: Type.Integer({ minimum: 0 }),
  who,
  why: Type.Optional(Type.String({ maxLength: 300 })),
  dryRun: Type.Optional(Type.Boolean()),
};
/** Seconds of a week: who needs a preview for longer makes another one. */
const LONGEST_S = 7 * 86_400;

export const LaunchesQuery = strictObject({ name: Type.Optional(name), slug: Type.Optional(slug) });
export const CampaignQuery = strictObject({ name, slug });
export const CheckBody = strictObject({ campaign, who });
export const LaunchBody = strictObject({ campaign, ...order });
export const NamedBody = strictObject({ name, slug, ...order });
export const PreviewBody = strictObject({
  campaign,
  who,
  ttl: Type.Integer({ minimum: 1, maximum: LONGEST_S }),
  member: Type.Optional(Type.String({ maxLength: 24 })),
});

const revision = Type.Integer();
const launch = { serial: Type.Integer(), name, slug, who, why: Type.String(), at: Type.Integer() };
const schedule = strictObject({ from: Type.Optional(Type.String()), until: Type.Optional(Type.String()) });

export const LaunchesReply = strictObject({
  serial: Type.Integer(),
  live: Type.Array(strictObject({ ...launch, revision, schedule: nullable(schedule), isShown: Type.Boolean() })),
  launches: Type.Array(strictObject({ ...launch, revision: nullable(revision) })),
});
export const CampaignReply = strictObject({ campaign: Type.Unknown() });
export const CheckReply = strictObject({ findings: Type.Array(strictObject({ path: Type.String(), problem: Type.String() })) });
export const ChangedReply = strictObject({
  ...{ serial: Type.Integer(), name, slug, before: nullable(revision), after: nullable(revision) },
  dryRun: Type.Boolean(),
});
export const PreviewReply = strictObject({ revision, address: Type.String(), expires: Type.Integer() });
