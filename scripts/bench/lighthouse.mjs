import { openChromium } from './chromium.mjs';

/**
 * One run of Lighthouse as it comes: a phone, a slow network and a slow processor, both simulated. A new
 * browser for every run, so that nothing is cached.
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function measureWithLighthouse(url) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url);
    } catch (error) {
      // On a busy machine Chromium now and then fails to come up.
      if (attempt === 2) throw error;
    }
  }
}

async function runOnce(url) {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await openChromium();
  try {
    const options = { port: browser.port, output: 'json', logLevel: 'silent', onlyCategories: categories };
    const { lhr } = await lighthouse(url, options);
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    return digest(lhr);
  } finally {
    await browser.close();
  }
}

function digest(lhr) {
  const value = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    version: lhr.lighthouseVersion,
    belowFullMarks: belowFullMarks(lhr),
  };
}

/** The audits that cost points, for whoever wants them back. */
function belowFullMarks(lhr) {
  return categories.flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
      .map(({ id }) => id),
  );
}
