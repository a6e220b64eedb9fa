const { parentPort } = require('node:worker_threads');
const { PGlite } = require('@electric-sql/pglite');

const engine = new PGlite();

parentPort.on('message', async ({ id, sql, params }) => {
  try {
    const { rows } = await engine.query(sql, params);
    parentPort.postMessage({ id, rows });
  } catch (error) {
    parentPort.postMessage({ id, failure: error.message });
  }
});
