import type { ProfileDraft } from './toProfileDraft';

/** Props shared by the field groups of the member's own profile. */
export interface OwnFieldsProps {
  draft: ProfileDraft;
  /** Returns the text of the server's error for a field; undefined if it has none. */
  getErrorText: (field: string) => string | undefined;
  onChange: (changes: Partial<ProfileDraft>) => void;
}
