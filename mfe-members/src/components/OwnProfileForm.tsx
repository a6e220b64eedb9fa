import { type AttributeKey, type OwnProfile, PROFILE_ATTRIBUTES } from '@rendezvous/shared/contract';
import { LeaveQuestion } from '@rendezvous/shared/forms';
import { ApiError } from '@rendezvous/shared/http';
import { describeCode, describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { InterestPicker } from '@rendezvous/shared/pickers';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Button, Card, Grid, Select, Stack, TextArea } from '@rendezvous/shared/ui';
import { attributeLabel, attributeValueLabel } from '@rendezvous/shared/words';
import { compareStructural } from 'mobx';
import { type FormEvent, useState } from 'react';
import { useOwnProfileStore } from '../stores/OwnProfileStore';
import type { OwnFieldsProps } from './OwnFieldsProps';
import { OwnNameAndPlace } from './OwnNameAndPlace';
import { type ProfileDraft, toProfileChanges, toProfileDraft } from './toProfileDraft';
import { ProfileSection } from './ProfileSection';
import { PROFILE_SECTION_IDS } from './PROFILE_SECTION_IDS';

/** Maximum length of a note in characters. */
const MAX_NOTE_LENGTH = 1_000;

const ATTRIBUTES = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

/** Form for name, place, texts, attributes and interests; the input survives a failed save. */
export function OwnProfileForm({ profile }: { profile: OwnProfile }) {
  const intl = useIntl();
  const { toasts } = useStore();
  const ownProfileStore = useOwnProfileStore();
  const [draft, setDraft] = useState(() => toProfileDraft(profile));
  const [savedDraft, setSavedDraft] = useState(draft);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const change = (changes: Partial<ProfileDraft>): void => setDraft((old) => ({ ...old, ...changes }));
  const savedMessage = intl.formatMessage({
    id: 'members.own.saved',
    defaultMessage: 'Your profile is saved',
    description: 'Short notice after saving the own profile',
  });

  const save = (event: FormEvent): void => {
    event.preventDefault();
    setSaving(true);
    setError(null);
    ownProfileStore
      .save(toProfileChanges(draft, profile))
      .then(() => {
        setSavedDraft(draft);
        toasts.show(savedMessage, { tone: 'success' });
      }, setError)
      .finally(() => setSaving(false));
  };
  const getErrorText = (field: string): string | undefined => {
    const code = error instanceof ApiError ? error.fields[field] : undefined;
    return code && describeCode(intl, code);
  };
  const fieldProps = { draft, getErrorText, onChange: change };
  return (
    <>
      <form onSubmit={save}>
        <Card>
          <Stack gap="l">
            <OwnNameAndPlace {...fieldProps} />
            <NoteFields {...fieldProps} />
            <AttributeFields {...fieldProps} />
            <InterestFields {...fieldProps} />
            {error !== null && <Alert tone="danger">{describeError(intl, error)}</Alert>}
            <Button type="submit" busy={isSaving}>
              <FormattedMessage id="members.own.save" defaultMessage="Save" description="Button under the own profile" />
            </Button>
          </Stack>
        </Card>
      </form>
      <LeaveQuestion isDirty={!compareStructural(draft, savedDraft)} />
    </>
  );
}

const NoteFields = ({ draft, getErrorText, onChange }: OwnFieldsProps) => (
  <ProfileSection id={PROFILE_SECTION_IDS.about_me}>
    <TextArea
      label={<FormattedMessage id="members.note.about_me" defaultMessage="About me" description="Heading of a note on a profile" />}
      value={draft.about_me}
      max={MAX_NOTE_LENGTH}
      rows={5}
      error={getErrorText('about_me')}
      onChange={(about_me) => onChange({ about_me })}
    />
    <TextArea
      label={
        <FormattedMessage
          id="members.note.looking_for"
          defaultMessage="What I am looking for"
          description="Heading of a note on a profile"
        />
      }
      value={draft.looking_for}
      max={MAX_NOTE_LENGTH}
      rows={4}
      error={getErrorText('looking_for')}
      onChange={(looking_for) => onChange({ looking_for })}
    />
  </ProfileSection>
);

function AttributeFields({ draft, onChange }: OwnFieldsProps) {
  const intl = useIntl();
  const notStatedLabel = intl.formatMessage({
    id: 'members.own.unsaid',
    defaultMessage: 'I’d rather not say',
    description: 'Empty choice of an attribute',
  });
  return (
    <ProfileSection id={PROFILE_SECTION_IDS.attributes}>
      <Grid column="m" gap="m">
        {ATTRIBUTES.map((key) => (
          <Select
            key={key}
            label={attributeLabel(intl, key)}
            options={[
              { value: '', label: notStatedLabel },
              ...PROFILE_ATTRIBUTES[key].map((value) => ({ value, label: attributeValueLabel(intl, key, value) })),
            ]}
            value={draft.attributes[key] ?? ''}
            onChange={(value) => onChange({ attributes: { ...draft.attributes, [key]: value === '' ? null : value } })}
          />
        ))}
      </Grid>
    </ProfileSection>
  );
}

const InterestFields = ({ draft, onChange }: OwnFieldsProps) => (
  <ProfileSection id={PROFILE_SECTION_IDS.interests}>
    <InterestPicker
      label={
        <FormattedMessage
          id="members.own.interests"
          defaultMessage="Interests, up to 15"
          description="Label above the interests of the own profile"
        />
      }
      value={draft.interests}
      onChange={(interests) => onChange({ interests })}
    />
  </ProfileSection>
);
