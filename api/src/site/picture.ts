import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { renderScene, type SceneSize } from '../pictures/scenes/renderScene';
import type { SceneName } from '../pictures/scenes/sceneNames';
import { PictureQuery } from './picture.schema';

/** GET /api/picture.php: a symbol picture for the front page and the landers, drawn once and cached for a day. */
export const pictureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const drawn = new Map<string, Promise<Buffer>>();
  const picture = (name: SceneName, size: SceneSize): Promise<Buffer> => {
    const key = `${name} ${size}`;
    const bytes = drawn.get(key) ?? renderScene(name, size);
    drawn.set(key, bytes);
    return bytes;
  };
  const options = { config: { access: 'public', tag: 'site' }, schema: { querystring: PictureQuery } } as const;
  app.get('/api/picture.php', options, async ({ query }, reply) => {
    const bytes = await picture(query.name, query.size);
    return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(bytes);
  });
};
