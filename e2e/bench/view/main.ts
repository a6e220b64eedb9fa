import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { Site } from '../../support/Site';
import { describeRun } from './describeRun';
import { measureAgainstCommit } from './against/measureAgainstCommit';
import { formatComparisons } from './against/formatComparisons';
import { hasEnoughPairs, meetsAllLimits, LIMITS } from './against/toComparison';
import { loadTrees } from './against/trees';
import { ViewVisitor } from './ViewVisitor';
import { measureCost } from './cost/measureCost';
import { formatCosts } from './cost/formatCosts';
import { type Certificate, createCertificate } from './front/certificate';
import { signInMember } from './signInMember';
import { type VariantFronts, openFronts } from './openFronts';
import { type Options, readOptions } from './options';
import { Phone } from './Phone';
import { formatResults } from './report/formatResults';
import { type PairsByVariant, summarize } from './report/summarize';
import { evaluateTargets } from './report/targets';
import { ROOT } from './variants/folders';
import { VARIANT_DESCRIPTIONS, UNPROTECTED_DESCRIPTION } from './variants/variants';
import { selectViews, type View, listViews } from './views';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Visits every view once in every variant, without measuring, and captures the pages of the static variant. */
async function prepareViews(
  visitor: ViewVisitor,
  { fronts, pages }: VariantFronts,
  views: readonly View[],
  { variants }: Options,
): Promise<void> {
  say('Visiting everything once …');
  for (const view of views) {
    pages.set(view.path, await visitor.prepare(fronts.ours, view));
    for (const variant of variants) if (variant !== 'ours') await visitor.prepare(fronts[variant], view);
  }
}

/** Measures every view in every variant once per run; each run starts with the next variant, so that none always goes first. */
async function measureVariants(
  visitor: ViewVisitor,
  { fronts }: VariantFronts,
  views: readonly View[],
  { runs, variants }: Options,
): Promise<Map<View, PairsByVariant>> {
  const pairsByView = new Map<View, PairsByVariant>(views.map((view) => [view, {}]));
  const startedAt = Date.now();
  for (let run = 0; run < runs; run += 1) {
    const rotation = run % variants.length;
    for (const [view, pairs] of pairsByView) {
      for (const variant of [...variants.slice(rotation), ...variants.slice(0, rotation)]) {
        (pairs[variant] ??= []).push(await visitor.visitColdAndWarm(fronts[variant], view));
      }
    }
    say(`  run ${run + 1} of ${runs}, ${Math.round((Date.now() - startedAt) / 1_000)} s`);
  }
  return pairsByView;
}

function saveResults(file: string, results: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 1));
}

/** Runs `work` with a new certificate and a phone that trusts it. */
async function withPhone(work: (phone: Phone, certificate: Certificate) => Promise<boolean>): Promise<boolean> {
  const certificate = createCertificate();
  const phone = await Phone.start(certificate.spki);
  try {
    return await work(phone, certificate);
  } finally {
    await phone.stop();
  }
}

/** Measures a running site and its variants; returns false if a target is missed. */
const compareVariants = (site: string, options: Options): Promise<boolean> =>
  withPhone(async (phone, certificate) => {
    const member = await signInMember(site);
    const views = selectViews(listViews(member), options.views);
    const variantFronts = await openFronts({ site, certificate, views, say });
    try {
      const visitor = new ViewVisitor(phone, member, options.reconnect);
      await prepareViews(visitor, variantFronts, views, options);
      const results = [...(await measureVariants(visitor, variantFronts, views, options))].map(([view, pairs]) => summarize(view, pairs));
      const targets = results.flatMap(evaluateTargets);
      say(`\n${formatResults(results, targets, options.runs)}`);
      const { runs, reconnect } = options;
      saveResults(options.file, {
        ...describeRun(phone.version),
        runs,
        reconnect,
        variants: VARIANT_DESCRIPTIONS,
        targets,
        views: results,
      });
      say(`Results with waterfalls: ${path.relative(process.cwd(), options.file)}`);
      return targets.every(({ verdict }) => verdict !== 'missed');
    } finally {
      await variantFronts.close();
    }
  });

/** Measures what the protections of a running site cost; returns true if the cost is below the limits. */
const compareUnprotected = (site: string, { views, pairs, file }: Options): Promise<boolean> =>
  withPhone(async (phone, certificate) => {
    const member = await signInMember(site);
    const selectedViews = selectViews(listViews(member), views);
    const costs = await measureCost({ site, certificate, phone, member, views: selectedViews, pairs, say });
    say(`\n${formatCosts(costs, pairs)}`);
    saveResults(file, { ...describeRun(phone.version), pairs, unprotected: UNPROTECTED_DESCRIPTION, views: costs });
    return costs.every(({ isRatioMet, isSizeMet }) => isRatioMet && isSizeMet);
  });

/** Compares a running site of this tree with that of another commit; returns false only if there are enough pairs and a limit is exceeded. */
const compareCommit = (site: string, commit: string, { views, pairs, file }: Options): Promise<boolean> =>
  withPhone(async (phone, certificate) => {
    const comparisons = await measureAgainstCommit({ site, commit, certificate, phone, views, pairs, say });
    say(`\n${formatComparisons(comparisons, commit, pairs)}`);
    saveResults(file, { ...describeRun(phone.version), against: commit, pairs, limits: LIMITS, views: comparisons });
    return !hasEnoughPairs(pairs) || comparisons.every(meetsAllLimits);
  });

function run(site: string, options: Options): Promise<boolean> {
  const { against } = options;
  if (against === undefined) return compareVariants(site, options);
  return against === 'unprotected' ? compareUnprotected(site, options) : compareCommit(site, against.commit, options);
}

async function main(): Promise<void> {
  const { resolveCommit } = await loadTrees();
  const environment = {
    folder: path.join(ROOT, '.cache/bench/view'),
    print: say,
    resolveCommit: (name: string) => resolveCommit(ROOT, name),
  };
  const options = readOptions(process.argv.slice(2), environment);
  if (!options) return;
  const [load = 0] = loadavg();
  if (load > 1) say(`The machine is busy (load ${load.toFixed(1)}): times will be longer than they are, ratios rougher.`);
  say('Starting a site …');
  const site = await Site.startFresh();
  try {
    const isWithinLimits = await run(site.url, options);
    if ((options.check || options.against !== undefined) && !isWithinLimits) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
