/** What ties somebody else who looks to the owner of the photos. */
export interface PhotoTies {
  moderator: boolean;
  /** The owner likes them; a match is one of these. */
  liked: boolean;
  /** The owner has written to them. */
  written: boolean;
}

/** True for whom a member hides no photo from: one tie is enough, and being liked by them is none. */
export const seesHidden = ({ moderator, liked, written }: PhotoTies): boolean => moderator || liked || written;
