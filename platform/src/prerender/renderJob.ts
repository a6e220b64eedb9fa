import { createHash } from 'node:crypto';
import type { BootData, Locale, Plan, Release } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../build/serverBuild';
import { releaseBase } from '../registry/releaseBase';
import type { Resolution } from '../registry/resolve';
import type { RenderJob } from './Prerenderer';
import type { BundleFile, RenderOrder } from './RenderOrder';

interface JobInput {
  resolution: Resolution;
  boot: BootData;
  /** Path and the part of the query that shows on the page. */
  address: string;
  /** Whose screen it is; undefined renders the frame only. */
  owner: Release | undefined;
}

interface JobPorts {
  folder: { pathOf: (release: Release, file: string) => string };
  catalogues: { messages: (release: Release, locale: Locale) => Promise<Record<string, unknown>> };
}

/** The rendering of a page, or of its frame when the owner of its screen cannot render; undefined when the shell's release cannot. */
export function renderJob({ resolution, boot, address, owner }: JobInput, { folder, catalogues }: JobPorts): RenderJob | undefined {
  const bundleOf = (release: Release | undefined): BundleFile | undefined => {
    const digest = release?.integrity[SERVER_FILE];
    return release === undefined || digest === undefined ? undefined : { path: folder.pathOf(release, SERVER_FILE), digest };
  };
  const shell = bundleOf(resolution.shell);
  if (shell === undefined) return undefined;
  const frame = bundleOf(owner) === undefined;
  const plan = shortPlan(resolution.plan);
  const releases = chosen(resolution);
  const { settings, company, locale, user, serverTime, timeZone, replies = {}, messages } = boot;
  const order = async (): Promise<RenderOrder> => ({
    shell,
    remotes: Object.fromEntries(releases.flatMap((release) => withContainer(release, bundleOf(release)))),
    input: {
      ...{
        address,
        plan,
        frame,
        boot: { settings, company, locale, user, serverTime, replies, messages, ...(timeZone !== undefined && { timeZone }) },
      },
      catalogues: Object.fromEntries(
        await Promise.all(releases.map(async (one) => [releaseBase(one) + one.catalogues[locale], await catalogues.messages(one, locale)])),
      ),
    },
  });
  const key = digestOf([shell.digest, states(plan), address, frame, locale, settings, company, replies, user]);
  return { key, name: `${address} ${locale}`, order };
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const chosen = ({ releases }: Resolution): Release[] =>
  Object.values(releases).flatMap(([release]) => (release === undefined ? [] : [release]));

const states = ({ remotes }: Plan): unknown => remotes.map(({ name, state, candidates }) => [name, state, candidates[0]?.release]);

/** A rendering knows no release to fall back to. */
const shortPlan = (plan: Plan): Plan => ({
  ...plan,
  remotes: plan.remotes.map((remote) => ({ ...remote, candidates: remote.candidates.slice(0, 1) })),
});

const withContainer = ({ container }: Release, file: BundleFile | undefined): [string, BundleFile][] =>
  file === undefined ? [] : [[container, file]];
