import Fastify from 'fastify';

// A minimal Fastify server, with whose rate the rates of the api calls are compared.
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`listening ${address}\n`);
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
