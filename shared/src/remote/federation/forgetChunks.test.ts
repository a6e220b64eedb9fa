import { forgetChunks } from './forgetChunks';

const scriptOf = (owner: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.setAttribute('data-webpack', `${owner}:chunk-5`);
  document.head.append(script);
  return script;
};

test('R-017 a second try finds neither arrived chunks nor scripts that hang, and leaves other remotes alone', () => {
  const [own, other] = [scriptOf('mfe_chat__1'), scriptOf('mfe_auth__1')];
  Object.assign(globalThis, { webpackChunk_mfe_chat__1: [], webpackChunk_mfe_auth__1: [] });
  forgetChunks('mfe_chat__1');
  expect([own.isConnected, other.isConnected]).toEqual([false, true]);
  expect(['webpackChunk_mfe_chat__1' in globalThis, 'webpackChunk_mfe_auth__1' in globalThis]).toEqual([false, true]);
});
