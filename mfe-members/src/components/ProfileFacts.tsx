import { css } from '@emotion/react';
import type { AttributeKey, Profile } from '@rendezvous/shared/contract';
import { type IntlShape, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Text, token } from '@rendezvous/shared/ui';
import { attributeLabel, attributeValueLabel, sexualityLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';

type ProfileAttributeValues = Pick<Profile, AttributeKey>;

function formatAttribute(intl: IntlShape, profile: ProfileAttributeValues, key: AttributeKey): string | null {
  const value = profile[key];
  return value === null ? null : attributeValueLabel(intl, key, value);
}

/** The member's orientation, and the attributes that the domain shows and the member has filled in. */
export const ProfileFacts = observer(({ profile }: { profile: Profile }) => {
  const intl = useIntl();
  const { settings } = useStore();
  const facts = settings.current.visible_profile_fields
    .map((key) => ({ key, label: attributeLabel(intl, key), value: formatAttribute(intl, profile, key) }))
    .filter(({ value }) => value !== null);
  return (
    <dl css={list}>
      <Fact
        label={intl.formatMessage({ id: 'members.fact.sexuality', defaultMessage: 'Orientation', description: 'Label on a profile' })}
        value={sexualityLabel(intl, profile.sexuality)}
      />
      {facts.map(({ key, label, value }) => (
        <Fact key={key} label={label} value={value ?? ''} />
      ))}
    </dl>
  );
});

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text as="dt" size="s" tone="muted">
      {label}
    </Text>
    <Text as="dd">{value}</Text>
  </div>
);

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: token.space4,
  margin: 0,
  dd: { margin: 0 },
});
