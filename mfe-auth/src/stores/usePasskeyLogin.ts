import { useStore } from '@rendezvous/shared/store';
import { useEffect, useEffectEvent, useState } from 'react';
import { passkeyDevice } from '../api/passkeyDevice';
import { PasskeyLoginStore } from './PasskeyLoginStore';

/** The passkey login of a screen; a pending request is aborted with it. */
export function usePasskeyLogin(onDone: () => void): PasskeyLoginStore {
  const root = useStore();
  const done = useEffectEvent(onDone);
  const [login, setLogin] = useState(() => new PasskeyLoginStore(root, () => undefined));
  useEffect(() => {
    const own = new PasskeyLoginStore(root, () => done());
    setLogin(own);
    void own.offer();
    return () => void passkeyDevice.cancel();
  }, [root]);
  return login;
}
