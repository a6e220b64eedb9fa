import { ROOT } from '../build/shares';
import path from 'node:path';

/** Packages with texts of their own. */
export const MESSAGE_PACKAGES = ['shared', 'shell', 'mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'];

export const langFile = (name: string, locale: string): string => path.join(ROOT, name, 'lang', `${locale}.json`);
