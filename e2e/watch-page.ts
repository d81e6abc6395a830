// Notes what a page does that nobody would see: errors, broken content rules, the addresses it asks for.
import type { Page } from '@playwright/test';

export interface PageWatch {
  /** Errors on the console, uncaught errors, violations of the content security policy. */
  problems: string[];
  /** Every address that was asked for, sockets included. */
  addresses: string[];
  /** Keeps uploads on their way until `release`. */
  holdUploads(): Promise<{ release(): void }>;
}

export const watchPage = async (page: Page): Promise<PageWatch> => {
  const problems: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => addresses.push(request.url()));
  page.on('websocket', (socket) => addresses.push(socket.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.exposeFunction('reportViolation', (rule: string) => problems.push(`CSP: ${rule}`));
  await page.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', (event) =>
      reportViolation(event.violatedDirective + ' ' + event.blockedURI));`,
  });

  return {
    problems,
    addresses,
    async holdUploads() {
      const gate = Promise.withResolvers<void>();
      await page.route('**/api/files/', async (route) => {
        await gate.promise;
        await route.continue();
      });
      return { release: gate.resolve };
    },
  };
};
