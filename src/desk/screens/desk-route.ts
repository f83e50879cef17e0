import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { Duty } from '#content/access/duties.ts';
import type { RenderDraft } from '../preview/render-draft.tsx';
import type { Staff } from '../session/staff-of-request.ts';
import type { DeskPlace } from './frame/navigation.ts';

/**
 * A page or an action of the desk: where it is below `/desk`, the duty that it takes, and how it answers. Who is
 * not logged in is led to the login, whose duty it is not is refused, and what is sent from elsewhere never arrives:
 * `desk-routes.ts` sees to all of that, so that an answer only does its own work.
 */
export type DeskRoute = StaffRoute | OpenRoute;

type Place = {
  method: 'get' | 'post';
  /** Hono's pattern, without `/desk`. */
  path: string;
  /** How much may be sent to it, where that is more than a form's usual fields. */
  maxBytes?: number;
};
export type StaffRoute = Place & { duty: Duty; answer: (call: DeskCall) => Promise<Response> };
/** The login and what leads to it: anyone may ask, and the answers reveal nothing. */
export type OpenRoute = Place & {
  duty: 'open';
  answer: (call: OpenCall) => Promise<Response>;
  /** Sent by a server and not by a page of ours; what it holds has to prove whose it is. */
  isFromServer?: true;
};

export type OpenCall = {
  c: Context;
  /** Fields of a post; empty otherwise. */
  input: Readonly<Record<string, string>>;
  draw: (page: DeskPage) => Promise<Response>;
};
export type DeskCall = OpenCall & { staff: Staff; renderDraft: RenderDraft };

export type DeskPage = {
  /** In the window's title, before "desk". */
  title: string;
  /** Which entry of the bar it belongs to. */
  place?: DeskPlace;
  /** Everything inside `main`, its h1 included. */
  body: ReactNode;
  status?: number;
  /** In the site's shell, as a visitor would see it, and not in the desk's frame. */
  look?: 'site';
  /** Which of the site's styles it then carries, if not those of blocks. */
  sheet?: 'tool';
};
