import { createHash } from 'node:crypto';
import type { BootData, Plan, Release } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../build/serverBuild';
import { catalogueFile, releaseBase } from '../registry/Registry';
import type { Resolution } from '../registry/resolve';
import type { RenderJob } from './Prerenderer';
import type { BundleFile, RenderOrder } from './RenderOrder';

interface JobInput {
  resolution: Resolution;
  boot: BootData;
  /** Path and the part of the query that affects the page. */
  address: string;
  /** Owner of the screen; undefined renders the frame only. */
  owner: Release | undefined;
}

interface JobPorts {
  folder: { pathOf: (release: Release, file: string) => string };
}

/** The render job of a page, or of its frame when the owner of its screen cannot render; undefined when the shell's release cannot. */
export function renderJob({ resolution, boot, address, owner }: JobInput, { folder }: JobPorts): RenderJob | undefined {
  const fileOf = (release: Release | undefined, file = SERVER_FILE): BundleFile | undefined => {
    const digest = release?.integrity[file];
    return release === undefined || digest === undefined ? undefined : { path: folder.pathOf(release, file), digest };
  };
  const shell = fileOf(resolution.shell);
  if (shell === undefined) return undefined;
  const frame = fileOf(owner) === undefined;
  const plan = shortPlan(resolution.plan);
  const releases = chosen(resolution);
  const { settings, company, locale, user, serverTime, timeZone, replies = {} } = boot;
  const textsOf = (release: Release | undefined): BundleFile | undefined => fileOf(release, release && catalogueFile(release, locale));
  const order = (): RenderOrder => ({
    shell,
    remotes: Object.fromEntries(releases.flatMap((release) => entryOf(release.container, fileOf(release)))),
    messages: textsOf(resolution.shell),
    catalogues: Object.fromEntries(
      releases.flatMap((release) => entryOf(releaseBase(release) + release.catalogues[locale], textsOf(release))),
    ),
    input: {
      ...{ address, plan, frame },
      boot: { settings, company, locale, user, serverTime, replies, ...(timeZone !== undefined && { timeZone }) },
    },
  });
  const key = digestOf([shell.digest, states(plan), address, frame, locale, settings, company, replies, user]);
  return { key, name: `${address} ${locale}`, order };
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const chosen = ({ releases }: Resolution): Release[] =>
  Object.values(releases).flatMap(([release]) => (release === undefined ? [] : [release]));

const states = ({ remotes }: Plan): unknown => remotes.map(({ name, state, candidates }) => [name, state, candidates[0]?.release]);

/** A render has no fallback releases. */
const shortPlan = (plan: Plan): Plan => ({
  ...plan,
  remotes: plan.remotes.map((remote) => ({ ...remote, candidates: remote.candidates.slice(0, 1) })),
});

const entryOf = (name: string, file: BundleFile | undefined): [string, BundleFile][] => (file === undefined ? [] : [[name, file]]);
