import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The shell first: the same engine without the window around it, for half the work.
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium'];

/** Path of a Chromium or Chrome; installs one where there is none. */
export function findBrowser() {
  const found = browserOnThisMachine();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  installBrowser();
  const installed = browserOnThisMachine();
  if (!installed) throw new Error('No browser could be installed. Set CHROME_PATH to a Chromium or Chrome.');
  return installed;
}

function browserOnThisMachine() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !isExecutable(CHROME_PATH)) throw new Error(`CHROME_PATH is not a program: ${CHROME_PATH}`);
  return CHROME_PATH || browserInPath() || macBrowser() || playwrightBrowser();
}

function browserInPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

function macBrowser() {
  return MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`).find(isExecutable);
}

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Debian's package brings the libraries that a slim system lacks; Playwright's download does not.
function installBrowser() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  try {
    if (!isDebianRoot) return command('npx', ['playwright', 'install', 'chromium']);
    command('apt-get', ['update', '-qq']);
    command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  } catch (error) {
    console.error(error.message);
  }
}

function command(name, args) {
  execFileSync(name, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(findBrowser());
