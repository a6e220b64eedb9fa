import { remote as auth } from '../../../../../mfe-auth/src/remote';
import { remote as chat } from '../../../../../mfe-chat/src/remote';
import { remote as credits } from '../../../../../mfe-credits/src/remote';
import { remote as landers } from '../../../../../mfe-landers/src/remote';
import { remote as members } from '../../../../../mfe-members/src/remote';

const remotes = [auth, chat, credits, landers, members];

/** Replaces the federation runtime in the single bundle, which contains the remotes' screen tables; each screen is still a lazy chunk. */
export const federationRuntime = {
  register: (): void => undefined,
  load: async (container: string): Promise<unknown> => remotes.find(({ name }) => container.startsWith(name.replaceAll('-', '_'))),
};
