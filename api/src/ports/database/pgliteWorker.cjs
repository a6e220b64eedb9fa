const { readFileSync, writeFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { PGlite } = require('@electric-sql/pglite');

// Errors lose their fields when passed between threads, so they are sent as plain objects.
const toPlainObject = (message) => (message instanceof Error ? { ...message, message: message.message, name: 'error' } : message);

const { dataDir, image } = workerData;
const engine = new PGlite({
  ...(dataDir ? { dataDir } : {}),
  ...(image ? { loadDataDir: new Blob([readFileSync(image)]) } : {}),
});

engine.waitReady.then(
  () => parentPort.postMessage({ ready: true }),
  (error) => parentPort.postMessage({ ready: false, failure: error.message }),
);

const tasks = {
  query: async ({ bytes }) => (await engine.execProtocolStream(bytes, { throwOnError: false })).map(toPlainObject),
  dump: async ({ file }) => {
    const dump = await engine.dumpDataDir('none');
    writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
    return [];
  },
  close: async () => {
    await engine.close();
    return [];
  },
};

parentPort.on('message', async ({ id, task, ...options }) => {
  try {
    parentPort.postMessage({ id, messages: await tasks[task](options) });
  } catch (error) {
    parentPort.postMessage({ id, failure: error.message });
  }
});
