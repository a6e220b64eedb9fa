import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as http from '@rendezvous/shared/http';
import * as intl from '@rendezvous/shared/intl';
import * as remote from '@rendezvous/shared/remote';
import * as router from '@rendezvous/shared/router';
import * as store from '@rendezvous/shared/store';
import * as ui from '@rendezvous/shared/ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsx from 'react/jsx-runtime';
import * as emotion from './sharedEmotion';
import * as mobx from './sharedMobx';
import * as mobxReact from './sharedMobxReact';

/** Entry points of `shared` ("doors") and libraries that every page loads with the shell and shares with remotes, keyed by share name. */
export const eagerDoors = {
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@rendezvous/shared/http': http,
  '@rendezvous/shared/intl': intl,
  '@rendezvous/shared/remote': remote,
  '@rendezvous/shared/router': router,
  '@rendezvous/shared/store': store,
  '@rendezvous/shared/ui': ui,
  mobx,
  'mobx-react-lite': mobxReact,
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsx,
};
