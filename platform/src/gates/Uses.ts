/**
 * `uses.json` of a remote's release: what its sources use of the shell, by door and member, with the first location of each, for example `{
 * "@rendezvous/shared/store": { "useStore.chats.totalUnread": "src/screens/ChatsScreen.tsx:12" } }`.
 */
export type Uses = Record<string, Record<string, string>>;

/** File of a release. It is descriptive and never run. */
export const USES_FILE = 'uses.json';
