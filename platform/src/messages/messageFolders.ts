import path from 'node:path';
import { REMOTES } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';

/** Packages with texts of their own; those of the last two are the server's. */
export const MESSAGE_PACKAGES = ['shared', 'shell', ...REMOTES, 'api', 'api/demo'];

export const getLangFile = (packageName: string, locale: string, root = ROOT): string =>
  path.join(root, packageName, 'lang', `${locale}.json`);
