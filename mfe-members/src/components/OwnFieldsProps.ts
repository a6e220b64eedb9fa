import type { ProfileDraft } from './profileDraft';

/** What the fields of the own profile share. */
export interface OwnFieldsProps {
  draft: ProfileDraft;
  /** What the server said of a field, in words. */
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<ProfileDraft>) => void;
}
