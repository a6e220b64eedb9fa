/** A compiler error in a remote's sources with the declarations of a shell. */
export interface TypeProblem {
  /** File and line, for example `mfe-chat/src/screens/ChatsScreen.tsx:12`. */
  place: string;
  message: string;
}
