// A real service of one's own for a test: the binary that LENDING_SERVER names, in an empty folder, on a free
// port.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A debug build on a busy machine needs some seconds to set up its demo. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 10_000;

export interface RealService {
  /** The service's folder, for files of the test. */
  folder: string;
  /** Ends in `/v1`. */
  url: string;
  apiKey: string;
  email: string;
  password: string;
  stop(): Promise<void>;
}

export async function startService(binary: string, settings: Record<string, string>): Promise<RealService> {
  const folder = await mkdtemp(join(tmpdir(), "lending-service-"));
  const child = spawn(binary, [], {
    cwd: folder,
    env: { ...environmentWithoutSettings(), LENDING_LISTEN: "127.0.0.1:0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(child);
    const demo = await readFile(join(folder, "data/demo.env"), "utf8");
    const value = (name: string) => new RegExp(`^export ${name}=(.*)$`, "m").exec(demo)?.[1] ?? "";
    return {
      folder,
      url: value("LENDING_URL"),
      apiKey: value("LENDING_API_KEY"),
      email: value("LENDING_EMAIL"),
      password: value("LENDING_PASSWORD"),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The service refuses a `LENDING_` variable that it does not know, and must not find anybody's database. */
export function environmentWithoutSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(LENDING_.*|DATABASE_URL|REDIS_URL)$/.test(name)),
  );
}

function untilItAnswers(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let banner = "";
    let log = "";
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`the service ${why}; the end of its log:\n${log.slice(-2000)}`));
    };
    const timer = setTimeout(() => fail("did not answer in time"), START_LIMIT_MS);
    child.stdout?.on("data", (piece) => {
      banner += piece;
      if (!/^\s*API\s+http\S+$/m.test(banner)) return;
      clearTimeout(timer);
      resolve();
    });
    child.stderr?.on("data", (piece) => (log += piece));
    child.once("error", (error) => fail(`could not be started: ${error.message}`));
    child.once("exit", (code) => fail(`ended with ${code}`));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  await ended;
  clearTimeout(impatience);
}
