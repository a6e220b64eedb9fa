import { createHash } from 'node:crypto';
import type { BootData, Plan, Release } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../build/serverBuild';
import { releaseBase } from '../registry/releaseBase';
import type { Resolution } from '../registry/resolve';
import type { RenderJob } from './Prerenderer';
import type { BundleFile, RenderOrder } from './RenderOrder';

interface JobInput {
  resolution: Resolution;
  shell: Release;
  boot: BootData;
  /** Path and the part of the query that shows on the page. */
  address: string;
}

interface JobPorts {
  pathOf: (release: Release, file: string) => string;
  messages: (release: Release, locale: BootData['locale']) => Promise<Record<string, unknown>>;
}

/** The rendering of a page; undefined when the shell's release cannot render. */
export function renderJob({ resolution, shell, boot, address }: JobInput, { pathOf, messages }: JobPorts): RenderJob | undefined {
  const bundle = bundleOf(shell, pathOf);
  if (bundle === undefined) return undefined;
  const releases = Object.values(resolution.releases).flatMap(([chosen]) => (chosen === undefined ? [] : [chosen]));
  const { settings, company, locale, user, serverTime, replies = {} } = boot;
  const plan = shortPlan(resolution.plan);
  const order = async (): Promise<RenderOrder> => ({
    shell: bundle,
    remotes: Object.fromEntries(releases.flatMap((release) => withContainer(release, bundleOf(release, pathOf)))),
    input: {
      address,
      plan,
      boot: { settings, company, locale, user, serverTime, replies, messages: boot.messages },
      catalogues: Object.fromEntries(
        await Promise.all(
          releases.map(async (release) => [releaseBase(release) + release.catalogues[locale], await messages(release, locale)] as const),
        ),
      ),
    },
  });
  const states = plan.remotes.map(({ name, state, candidates }) => [name, state, candidates[0]?.release]);
  return { key: digestOf([shell.id, states, address, locale, settings, company, replies, user]), name: `${address} ${locale}`, order };
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** What a rendering needs of a plan: the chosen releases, without digests. */
const shortPlan = (plan: Plan): Plan => ({
  ...plan,
  remotes: plan.remotes.map((remote) => ({
    ...remote,
    candidates: remote.candidates.slice(0, 1).map((one) => ({ ...one, integrity: {} })),
  })),
});

function bundleOf(release: Release, pathOf: JobPorts['pathOf']): BundleFile | undefined {
  const digest = release.integrity[SERVER_FILE];
  return digest === undefined ? undefined : { path: pathOf(release, SERVER_FILE), digest };
}

const withContainer = ({ container }: Release, file: BundleFile | undefined): [string, BundleFile][] =>
  file === undefined ? [] : [[container, file]];
