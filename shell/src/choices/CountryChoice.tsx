import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { type RootStore, useStore } from '@rendezvous/shared/store';
import { Button, Heading, Select, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { COUNTRY_COOKIE, pathTo, STORAGE_KEYS } from '@rendezvous/shared/contract';
import { Link } from '@rendezvous/shared/router';
import { forgetPages } from '../services/forgetPages';
import { useBusy } from '../settings/useBusy';
import { useGoBack } from './useGoBack';

/** Shown to a member in place of the choice: prices and the members shown depend on the country in the profile. */
const ProfileCountry = () => (
  <Text tone="muted">
    <FormattedMessage
      id="shell.lang_config.profile_country"
      defaultMessage="Your prices and the people you see follow the country in your profile. <link>My profile</link>"
      description="In the place of the choice of a country, for a member; link: to the profile"
      values={{ link: (text) => <Link to={pathTo('profile')}>{text}</Link> }}
    />
  </Text>
);

/** Stores the visitor's content country in a cookie, reloads the settings, and drops whatever was cached for the previous country. */
export async function chooseCountry(store: RootStore, country: string): Promise<void> {
  store.services.cookies.set(COUNTRY_COOKIE, country, STORAGE_KEYS[COUNTRY_COOKIE].days);
  await store.settings.reload();
  store.forgetContent();
  forgetPages(navigator);
}

const title = (
  <FormattedMessage
    id="shell.lang_config.country"
    defaultMessage="Country"
    description="Heading above the choice of a country, and name of its field"
  />
);

/** Lets a visitor choose the country whose content is shown; members have one in their profile. */
export const CountryChoice = observer(() => {
  const { settings, session } = useStore();
  if (settings.current.countries.length < 2) return null;
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {session.isSignedIn ? <ProfileCountry /> : <CountryForm />}
    </Stack>
  );
});

const CountryForm = observer(() => {
  const store = useStore();
  const { countries, geoip_selected_country: currentCountry } = store.settings.current;
  const goBack = useGoBack();
  const [country, setCountry] = useState(currentCountry);
  const [isBusy, run] = useBusy();
  const save = async (): Promise<void> => {
    await chooseCountry(store, country);
    await goBack();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(save);
  };
  return (
    <form method="post" css={formStyle} onSubmit={submit}>
      <Select
        name="country"
        label={title}
        hideLabel
        description={
          <FormattedMessage
            id="shell.lang_config.country_help"
            defaultMessage="The country you choose sets the prices, payment methods and regions you see."
            description="Under the choice of a country"
          />
        }
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={country}
        onChange={setCountry}
        autoComplete="country"
      />
      <Button type="submit" variant="secondary" wide busy={isBusy}>
        <FormattedMessage id="shell.lang_config.save" defaultMessage="Save country" description="Button under the choice of a country" />
      </Button>
    </form>
  );
});

const formStyle = css({ display: 'grid', gap: token.space3 });
