import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { runBuild } from './runBuild';
import { ROOT } from './shares';
import { WORKER_FILE, createWorkerBuild } from './workerBuild';

/** Maximum size in characters before compression: browsers download the worker again whenever it changes. */
const MAX_CHARACTERS = 12_200;

test('R-079 the service worker of the shell is one small script that runs without a page', async () => {
  const configuration = createWorkerBuild(path.join(ROOT, 'shell'));
  await runBuild(configuration);
  const folder = configuration.output.path;
  const script = readFileSync(path.join(folder, WORKER_FILE), 'utf8');
  const listenedEvents: string[] = [];
  runInNewContext(script, { URL, addEventListener: (type: string) => void listenedEvents.push(type) });
  expect(listenedEvents.sort()).toEqual(['activate', 'fetch', 'install', 'message', 'notificationclick', 'push']);
  expect(script.length).toBeLessThan(MAX_CHARACTERS);
  expect(readdirSync(folder)).toEqual([WORKER_FILE]);
});
