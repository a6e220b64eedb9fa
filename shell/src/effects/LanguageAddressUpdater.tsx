import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

/** Removes `?lang=` from the URL once the visitor has chosen a language, so that a reload keeps the choice. Renders nothing. */
export const LanguageAddressUpdater = observer(() => {
  const { isChosen } = useStore().locale;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!isChosen || !query.has('lang')) return;
    query.delete('lang');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state: state as unknown });
  }, [isChosen, pathname, search, hash, state, navigate]);
  return null;
});
