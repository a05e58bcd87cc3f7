// Callstead: shows each visitor of a page a number of their own. Sets no cookie and asks nobody else.
(() => {
  const script = document.currentScript;
  const { offer, aff, replace } = script?.dataset ?? {};
  if (!offer || !aff) return;
  const address = script.src.replace(/\/dni\.js(?:[?#].*)?$/, '/v1/dni/leases');
  const place = `callstead:${offer}:${aff}`;
  const PATIENCE_MS = 1500;
  const RENEW_MS = 60000;
  const SUBS = /^(sub[1-5]|source|creative)$/;
  const ADS = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;
  const GAP = '[\\s().\\-\\u2010-\\u2015\\u00a0]*';
  // Of +1 ten digits are enough; of other plans all are kept, behind a plus: their codes and lengths differ.
  const digitsOf = (text) => {
    const digits = text.replace(/\D/g, '');
    return /^\D*\+(?!1)/.test(text) ? `+${digits}` : digits.slice(-10);
  };

  // Every number that stood on the page, so that all of them follow a new one.
  const shown = new Set(replace ? [digitsOf(replace)] : []);
  let current;
  let label; // how people read it, where the page cannot tell
  const visit = recall();

  // A visit goes over several pages, and only the first has the click in its address.
  function recall() {
    let kept = {};
    try {
      kept = JSON.parse(sessionStorage.getItem(place)) ?? {};
    } catch {
      // A browser that keeps nothing begins a visit on every page.
    }
    const { leaseId, clickId, subs = {}, utm = {} } = kept;
    const found = { leaseId, clickId, subs, utm };
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name === 'click_id') found.clickId = value.slice(0, 100);
      else if (SUBS.test(name)) subs[name] = value.slice(0, 200);
      else if (ADS.test(name)) utm[name] = value.slice(0, 200);
    }
    return found;
  }

  function keep() {
    try {
      sessionStorage.setItem(place, JSON.stringify(visit));
    } catch {
      // As above: the number is shown all the same.
    }
  }

  async function ask() {
    const page = location.origin + location.pathname;
    const referrer = document.referrer.split(/[?#]/)[0];
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'text/plain' }, // a browser sends that without asking first
        body: JSON.stringify({ offerId: offer, affId: aff, ...visit, page, referrer }),
        signal: stop.signal,
      });
      const lease = answer.ok ? await answer.json() : {};
      if (lease.number) take(lease);
    } catch {
      // The number that stands on the page is called just as well.
    }
    clearTimeout(timer);
  }

  function take({ leaseId, number, text }) {
    visit.leaseId = leaseId ?? undefined;
    keep();
    current = number;
    label = text ?? number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
    show();
  }

  // In whatever way it is written: the new digits take the places of the old ones, unless one of the two is from abroad.
  function written(text, number, isAbroad) {
    if (isAbroad) return label;
    const digits = [...number.slice(-10)];
    let before = text.replace(/\D/g, '').length - digits.length;
    return text.replace(/\d/g, (digit) => (before-- > 0 ? digit : digits.shift()));
  }

  const around = (digits) => new RegExp(`(?<!\\d)(?:\\+?1${GAP})?\\(?${digits.join(GAP)}(?!\\d)`, 'g');
  const ANY_NUMBER = around(['\\d{3}', '\\d{3}', '\\d{4}']);
  const ANY_ABROAD = /(?:\+|00)?\(?\d(?:[\s().\-\u2010-\u2015\u00a0]*\d){6,14}/g;

  // With its code, or as it is written at home: codes have one to three digits.
  function abroad(digits) {
    const home = [1, 2, 3].map((code) => `\\(?0?\\)?${GAP}${[...digits.slice(code)].join(GAP)}`);
    return new RegExp(`(?<!\\d)(?:${[`(?:\\+|00)?${GAP}${[...digits].join(GAP)}`, ...home].join('|')})(?!\\d)`, 'g');
  }

  const isForeign = (number) => !number.startsWith('+1');

  function swapIn(root, patterns, isOld, isAbroad) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (/^(SCRIPT|STYLE|TEXTAREA)$/.test(node.parentNode.nodeName)) continue;
      const text = patterns.reduce(
        (each, one) => each.replace(one, (old) => written(old, current, isAbroad)),
        node.nodeValue,
      );
      if (text !== node.nodeValue) node.nodeValue = text;
    }
    for (const link of root.querySelectorAll('a[href^="tel:"]'))
      if (isOld(digitsOf(link.getAttribute('href')))) link.setAttribute('href', `tel:${current}`);
  }

  function mark(element) {
    const isAbroad = isForeign(current);
    swapIn(element, [isAbroad ? ANY_ABROAD : ANY_NUMBER], () => true, isAbroad);
    if (!element.textContent.trim())
      element.textContent = isAbroad ? label : current.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
    const link = element.closest('a[href^="tel:"]');
    if (link) link.setAttribute('href', `tel:${current}`);
    element.dataset.callstead = current;
  }

  function show() {
    if (!current || !document.body) return;
    for (const element of document.querySelectorAll('[data-callstead]'))
      if (element.dataset.callstead !== current) mark(element);
    const old = [...shown].filter((digits) => digits !== digitsOf(current));
    for (const digits of old) {
      const isAbroad = digits.startsWith('+');
      const pattern = isAbroad ? abroad(digits.slice(1)) : around([...digits]);
      swapIn(document.body, [pattern], (each) => each === digits, isAbroad || isForeign(current));
    }
    if (replace) shown.add(digitsOf(current));
  }

  // Pages draw parts of themselves later.
  function watch() {
    let waits = false;
    const later = () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        show();
      });
    };
    show();
    new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  }

  const renew = () => {
    if (visit.leaseId && document.visibilityState === 'visible') ask();
  };
  ask();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
  setInterval(renew, RENEW_MS);
  document.addEventListener('visibilitychange', renew);
})();
