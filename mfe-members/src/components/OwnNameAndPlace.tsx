import { CITY_LENGTH_MAX, USERNAME_MAX } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Select, TextField } from '@rendezvous/shared/ui';
import { regionLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CurrentPlace } from './CurrentPlace';
import type { OwnFieldsProps } from './OwnFieldsProps';
import { ProfileSection } from './ProfileSection';
import { PROFILE_SECTION_IDS } from './PROFILE_SECTION_IDS';

/** Name, region and city of the member's own profile. */
export const OwnNameAndPlace = observer(({ draft, getErrorText, onChange }: OwnFieldsProps) => {
  const intl = useIntl();
  const { session, reference } = useStore();
  useEffect(() => void reference.loadRegions().catch(() => undefined), [reference]);
  const country = session.user?.profile.country ?? '';
  const regionOptions = (reference.regions[country] ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const notStatedLabel = intl.formatMessage({
    id: 'members.own.unsaid',
    defaultMessage: 'I’d rather not say',
    description: 'Empty choice of an attribute',
  });
  return (
    <>
      <TextField
        label={<FormattedMessage id="members.own.name" defaultMessage="Username" description="Field of the own profile" />}
        value={draft.name}
        maxLength={USERNAME_MAX}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={getErrorText('name')}
        onChange={(name) => onChange({ name })}
      />
      <ProfileSection id={PROFILE_SECTION_IDS.place}>
        <Select
          label={regionLabel(intl, country)}
          options={[{ value: '', label: notStatedLabel }, ...regionOptions]}
          value={draft.region}
          error={getErrorText('region')}
          onChange={(region) => onChange({ region })}
        />
        <TextField
          label={<FormattedMessage id="members.own.city" defaultMessage="City" description="Field of the own profile" />}
          description={
            <FormattedMessage
              id="members.own.city_help"
              defaultMessage="Others see your city, never your address or exact location."
              description="Help under the city of the own profile"
            />
          }
          value={draft.city}
          maxLength={CITY_LENGTH_MAX}
          autoComplete="address-level2"
          optional
          error={getErrorText('city')}
          onChange={(city) => onChange({ city })}
        />
        <CurrentPlace country={country} onPlace={onChange} />
      </ProfileSection>
    </>
  );
});
