import type { ProfileDraft } from './profileDraft';

/** Props shared by the fields of the own profile. */
export interface OwnFieldsProps {
  draft: ProfileDraft;
  /** The server's error for a field, in words. */
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<ProfileDraft>) => void;
}
