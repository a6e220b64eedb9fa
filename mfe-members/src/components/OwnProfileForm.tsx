import { type AttributeKey, type OwnProfile, PROFILE_ATTRIBUTES } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { InterestPicker } from '@rendezvous/shared/pickers';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Button, Card, Grid, Select, Stack, TextArea } from '@rendezvous/shared/ui';
import { attributeLabel, attributeValueLabel } from '@rendezvous/shared/words';
import { type FormEvent, useState } from 'react';
import { useOwnProfileStore } from '../stores/useOwnProfileStore';
import { type ProfileDraft, profileDraft, profileChanges } from './profileDraft';

/** Characters of a note at most. */
const NOTE_LENGTH = 1_000;

const ATTRIBUTES = Object.keys(PROFILE_ATTRIBUTES) as AttributeKey[];

/** Words, attributes and interests; what was typed stays when saving fails. */
export function OwnProfileForm({ profile }: { profile: OwnProfile }) {
  const intl = useIntl();
  const { toasts } = useStore();
  const own = useOwnProfileStore();
  const [draft, setDraft] = useState(() => profileDraft(profile));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const change = (changes: Partial<ProfileDraft>): void => setDraft((old) => ({ ...old, ...changes }));
  const saved = intl.formatMessage({
    id: 'members.own.saved',
    defaultMessage: 'Your profile is saved',
    description: 'Short notice after saving the own profile',
  });

  const save = (event: FormEvent): void => {
    event.preventDefault();
    setSaving(true);
    setError(null);
    own
      .save(profileChanges(draft))
      .then(() => toasts.show(saved, { tone: 'success' }), setError)
      .finally(() => setSaving(false));
  };
  return (
    <form onSubmit={save}>
      <Card>
        <Stack gap="l">
          <NoteFields draft={draft} onChange={change} />
          <AttributeFields draft={draft} onChange={change} />
          <InterestPicker
            label={
              <FormattedMessage
                id="members.own.interests"
                defaultMessage="Interests, up to 15"
                description="Label above the interests of the own profile"
              />
            }
            value={draft.interests}
            onChange={(interests) => change({ interests })}
          />
          {error !== null && <Alert tone="danger">{describeError(intl, error)}</Alert>}
          <Button type="submit" busy={isSaving}>
            <FormattedMessage id="members.own.save" defaultMessage="Save" description="Button under the own profile" />
          </Button>
        </Stack>
      </Card>
    </form>
  );
}

interface FieldsProps {
  draft: ProfileDraft;
  onChange: (changes: Partial<ProfileDraft>) => void;
}

const NoteFields = ({ draft, onChange }: FieldsProps) => (
  <>
    <TextArea
      label={<FormattedMessage id="members.note.about_me" defaultMessage="About me" description="Heading of a note on a profile" />}
      value={draft.about_me}
      max={NOTE_LENGTH}
      rows={5}
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
      max={NOTE_LENGTH}
      rows={4}
      onChange={(looking_for) => onChange({ looking_for })}
    />
  </>
);

function AttributeFields({ draft, onChange }: FieldsProps) {
  const intl = useIntl();
  const none = intl.formatMessage({
    id: 'members.own.unsaid',
    defaultMessage: 'I’d rather not say',
    description: 'Empty choice of an attribute',
  });
  return (
    <Grid column="m" gap="m">
      {ATTRIBUTES.map((key) => (
        <Select
          key={key}
          label={attributeLabel(intl, key)}
          options={[
            { value: '', label: none },
            ...PROFILE_ATTRIBUTES[key].map((value) => ({ value, label: attributeValueLabel(intl, key, value) })),
          ]}
          value={draft.attributes[key] ?? ''}
          onChange={(value) => onChange({ attributes: { ...draft.attributes, [key]: value === '' ? null : value } })}
        />
      ))}
    </Grid>
  );
}
