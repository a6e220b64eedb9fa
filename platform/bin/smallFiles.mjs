#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './documents.mjs';
import { runCommand } from './command/runCommand.mjs';
import { root } from './run.mjs';

/** A file with fewer lines than this and a single importer should be merged into its importer. */
const SMALL_FILE_LINES = 20;

/** Small files that stay separate all the same, each with the reason. */
const EXCEPTIONS = {
  'api/src/credits/sqlWebhookEvents.ts': 'queries belong in sql files',
  'api/src/plugins/drain.ts': 'one plugin per file',
  'api/src/plugins/pressure.ts': 'one plugin per file',
  'mfe-chat/src/api/privacyApi.ts': 'calls of one noun of the api',
  'platform/src/build/doorsOfParts.ts': 'tested without a compiler',
  'platform/src/keys/developmentTeams.ts': 'new:remote adds a line to it',
  'platform/src/site/releases/compressFile.ts': 'the benchmark serves its variants compressed like releases',
  'platform/src/site/server/withReadiness.ts': 'tested without starting a site',
  'platform/src/site/status/renderLoginPage.ts': 'routes hold no markup',
  'shared/src/http/buildUrl.ts': 'tested without a client',
  'shell/src/boot/lazyDoors.ts': 'tests read which doors load later',
  'shell/src/boot/loadCatalogues.ts': 'tested without starting a page',
  'shell/src/boot/loadShellTexts.ts': 'replaced by the benchmark’s variants',
  'shell/src/boot/shareDoors.ts': 'the one place that registers shared modules',
  'shell/src/boot/sharedEmotion.ts': 'a module for the share scope',
  'shell/src/boot/sharedMobx.ts': 'a module for the share scope',
  'shell/src/boot/sharedMobxReact.ts': 'a module for the share scope',
  'shell/src/boot/runWhenPainted.ts': 'tested without starting a page',
  'shell/src/effects/CachedPagesCleanup.tsx': 'one effect per file',
  'shell/src/effects/LanguageAddressUpdater.tsx': 'one effect per file',
  'shell/src/prerender/doors.ts': 'the share scope of the server, as eagerDoors is the page’s',
  'shell/src/routing/developmentRoutes.ts': 'left out of a production build',
  'shell/src/services/loadedFiles.ts': 'replaced by the benchmark’s variants',
  'shell/src/services/reportVisit.ts': 'replaced by the benchmark’s variants',
};

const isSource = (file) => /^([\w-]+\/)+src\/.*\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file);

/** Whether a file is checked: texts, test helpers, migrations and the demo are not. */
const isChecked = (file) => !/\/(content|words|lang|testing|kit|migrations)\/|^api\/demo\//.test(file);

const findImports = (file, text) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name]) => path.join(path.dirname(file), name));

/**
 * Returns warnings about small files whose only importer is not a door, and about exceptions that no longer apply. `sources`: text of each file by
 * its path in the repository; `exceptions`: reasons by path.
 */
export function findSmallFiles(sources, exceptions = {}) {
  const importers = new Map();
  for (const [file, text] of sources) {
    for (const target of findImports(file, text)) {
      const importedFile = [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((candidate) => sources.has(candidate));
      if (importedFile !== undefined) importers.set(importedFile, [...(importers.get(importedFile) ?? []), file]);
    }
  }
  const countLines = (file) => sources.get(file).trimEnd().split('\n').length;
  const isDoor = (file) => file.endsWith('/index.ts');
  const mergeableEntries = [...importers].filter(
    ([file, [importer, ...others]]) =>
      others.length === 0 && !isDoor(importer) && !isDoor(file) && isChecked(file) && countLines(file) < SMALL_FILE_LINES,
  );
  const mergeableFiles = mergeableEntries.map(([file]) => file);
  return [
    ...mergeableEntries
      .filter(([file]) => !(file in exceptions))
      .map(([file, [importer]]) => `${file} has ${countLines(file)} lines and is only used by ${importer}: move it there.`),
    ...Object.keys(exceptions)
      .filter((file) => !mergeableFiles.includes(file))
      .map((file) => `${file} is not a small file with one user: remove it from the exceptions.`),
  ];
}

/** Returns warnings about small files with a single importer; never fails. */
export function checkSmallFiles() {
  const sources = new Map(
    listFiles()
      .filter(isSource)
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  return { warnings: findSmallFiles(sources, EXCEPTIONS) };
}

const SMALL_FILES_COMMAND = {
  usage: 'node platform/bin/smallFiles.mjs',
  about: 'Warns about small files that only one other file uses; changes nothing and never fails.',
};

if (process.argv[1] === import.meta.filename) {
  runCommand(SMALL_FILES_COMMAND, process.argv.slice(2), () => {
    for (const warning of checkSmallFiles().warnings) process.stdout.write(`${warning}\n`);
  });
}
