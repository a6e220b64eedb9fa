import Fastify from 'fastify';

// A minimal Fastify server; the rates of the api calls are measured relative to its rate.
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`listening ${url}\n`);
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
