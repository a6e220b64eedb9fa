import Fastify from 'fastify';

// Fastify's best performance on this machine at this moment: the reference for everything else.
const app = Fastify();
app.get('/', async () => ({ hello: 'world' }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`listening ${address}\n`);
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
