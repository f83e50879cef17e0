const loopbackHosts = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is this machine's, where nothing has to be encrypted. */
export function isLoopbackUrl(url: string): boolean {
  return loopbackHosts.test(new URL(url).hostname);
}
