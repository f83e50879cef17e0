import { newMailbox } from '../../tests/support/fault-mailbox.ts';
import { newSite } from '../../tests/support/fault-site.ts';
import { formOf, newSession } from '../../tests/support/fault-visitors.ts';
import { closedLoop } from './http-loop.mjs';
import { cpuSecondsOf } from './machine.mjs';
import { postmasterOf } from '../../tests/support/fault-site.ts';
import { randomInt, randomUUID } from 'node:crypto';
const mailbox = await newMailbox();
if (process.env.NOMAIL) mailbox.mode='silent';
const site = await newSite({ SMTP_URL: mailbox.url, NODE_OPTIONS: process.env.PROF ? '--cpu-prof --cpu-prof-dir=/tmp/prof' : '' });
try {
await site.start();
const pm = await postmasterOf(site.dataDir);
const sessions = await Promise.all(Array.from({length:40},()=>newSession(site.url)));
const req = (i)=>{ const phone=String(randomInt(7e9,9e9)); const body=JSON.stringify(formOf({phone})); const h={...sessions[i],host:new URL(site.url).host,'content-type':'application/json','content-length':Buffer.byteLength(body),'idempotency-key':randomUUID()}; return `POST /api/save_lead_data HTTP/1.1\r\n${Object.entries(h).map(([a,b])=>`${a}: ${b}\r\n`).join('')}\r\n${body}`;};
for (let k=0;k<3;k++){ const a=cpuSecondsOf(site.pid()), b=cpuSecondsOf(pm), c=process.cpuUsage(); const r=await closedLoop({port:Number(new URL(site.url).port),connections:40,seconds:5,nextRequest:req}); const d=process.cpuUsage(c);
 console.log(r, 'site cpu', (cpuSecondsOf(site.pid())-a).toFixed(2),'pg', (cpuSecondsOf(pm)-b).toFixed(2),'me',(d.user+d.system)/1e6, 'mails', mailbox.mails.length); }
if (process.env.PROF) await site.stop();
} finally { await site.remove(); await mailbox.close(); process.exit(0); }
