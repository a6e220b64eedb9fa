import * as account from './account';
import type { Call } from './call';
import * as chat from './chat';
import * as chatExtras from './chatExtras';
import * as complaints from './complaints';
import * as credits from './credits';
import * as directDebit from './directDebit';
import * as discountCodes from './discountCodes';
import * as geocode from './geocode';
import * as landers from './landers';
import * as likes from './likes';
import * as matchFinder from './matchFinder';
import * as members from './members';
import * as moderation from './moderation';
import * as notificationSettings from './notificationSettings';
import * as pages from './pages';
import * as passkeys from './passkeys';
import * as password from './password';
import * as privacy from './privacy';
import * as profile from './profile';
import * as safety from './safety';
import * as selfExclusion from './selfExclusion';
import * as signup from './signup';
import * as site from './site';
import * as spending from './spending';
import * as storedMethods from './storedMethods';
import * as swipeGame from './swipeGame';
import * as user from './user';

/** Call modules by noun; each exports its calls and schemas. */
const CALL_MODULES = {
  ...{ account, chat, chatExtras, complaints, credits, directDebit, discountCodes, geocode, landers, likes, matchFinder, members },
  ...{ moderation, notificationSettings, pages, passkeys, password, privacy, profile, safety, selfExclusion, signup, site, spending },
  ...{ storedMethods, swipeGame, user },
};

type CallModules = typeof CALL_MODULES;
type ModuleExport = { [Noun in keyof CallModules]: CallModules[Noun][keyof CallModules[Noun]] }[keyof CallModules];

/** Union of the types of all declared calls. */
export type Row = Extract<ModuleExport, { name: string; keys: unknown }>;

const isDeclaredCall = (value: ModuleExport): value is Row => 'name' in value && 'keys' in value;

/** All declared calls. */
export const CALLS: readonly Call[] = Object.values(CALL_MODULES).flatMap((callModule) =>
  Object.values<ModuleExport>(callModule).filter(isDeclaredCall),
);
