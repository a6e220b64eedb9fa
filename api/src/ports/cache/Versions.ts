/** Change counters of a member: one for each poll, and one for what their sessions may do (design 7). They only grow. */
export interface Versions {
  user: number;
  chats: number;
  likes: number;
  access: number;
}
