import { createHash } from 'node:crypto';
import type { BootData, Plan, Release } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../build/serverBuild';
import { findCatalogueFile, getReleaseBase } from '../registry/Registry';
import type { Resolution } from '../registry/resolveVisit';
import type { RenderJob } from './Prerenderer';
import type { BundleFile, RenderOrder } from './RenderOrder';

interface JobInput {
  resolution: Resolution;
  boot: BootData;
  /** Path, and the part of the query that affects the page. */
  address: string;
  /** Release that owns the screen; if undefined, only the frame is rendered. */
  owner: Release | undefined;
}

interface JobPorts {
  folder: { getPath: (release: Release, file: string) => string };
}

/** Creates the job that renders a page, or only its frame if the screen's owner has no server bundle; undefined if the shell lacks one. */
export function createRenderJob({ resolution, boot, address, owner }: JobInput, { folder }: JobPorts): RenderJob | undefined {
  const toBundleFile = (release: Release | undefined, file = SERVER_FILE): BundleFile | undefined => {
    const digest = release?.integrity[file];
    return release === undefined || digest === undefined ? undefined : { path: folder.getPath(release, file), digest };
  };
  const shell = toBundleFile(resolution.shell);
  if (shell === undefined) return undefined;
  const isFrameOnly = toBundleFile(owner) === undefined;
  const plan = removeFallbacks(resolution.plan);
  const releases = getChosenReleases(resolution);
  const { settings, company, locale, user, serverTime, timeZone, hiddenAlerts, replies = {} } = boot;
  const toTextsFile = (release: Release | undefined): BundleFile | undefined =>
    toBundleFile(release, release && findCatalogueFile(release, locale));
  const createOrder = (): RenderOrder => ({
    shell,
    remotes: Object.fromEntries(releases.flatMap((release) => toEntry(release.container, toBundleFile(release)))),
    messages: toTextsFile(resolution.shell),
    catalogues: Object.fromEntries(
      releases.flatMap((release) => toEntry(getReleaseBase(release) + release.catalogues[locale], toTextsFile(release))),
    ),
    input: {
      ...{ address, plan, frame: isFrameOnly },
      boot: {
        ...{ settings, company, locale, user, serverTime, replies },
        ...(timeZone !== undefined && { timeZone }),
        ...(hiddenAlerts !== undefined && { hiddenAlerts }),
      },
    },
  });
  const key = toDigest([shell.digest, toStates(plan), address, isFrameOnly, locale, settings, company, replies, user]);
  return { key, name: `${address} ${locale}`, order: createOrder };
}

const toDigest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const getChosenReleases = ({ releases }: Resolution): Release[] =>
  Object.values(releases).flatMap(([release]) => (release === undefined ? [] : [release]));

const toStates = ({ remotes }: Plan): unknown => remotes.map(({ name, state, candidates }) => [name, state, candidates[0]?.release]);

/** Returns the plan with the first candidates only: rendering has no fallbacks. */
const removeFallbacks = (plan: Plan): Plan => ({
  ...plan,
  remotes: plan.remotes.map((remote) => ({ ...remote, candidates: remote.candidates.slice(0, 1) })),
});

const toEntry = (name: string, file: BundleFile | undefined): [string, BundleFile][] => (file === undefined ? [] : [[name, file]]);
