// The pages read without this: it adds buttons that copy, and remembers the language of the snippets.
(() => {
  const PLACE = 'callstead:docs:language';

  function remembered() {
    try {
      return localStorage.getItem(PLACE);
    } catch {
      return null; // a browser that keeps nothing begins with the first
    }
  }

  function remember(language) {
    try {
      localStorage.setItem(PLACE, language);
    } catch {
      // See above.
    }
  }

  function choose(language) {
    for (const radio of document.querySelectorAll(`.snippet input[value="${CSS.escape(language)}"]`))
      radio.checked = true;
  }

  const before = remembered();
  if (before) choose(before);
  document.addEventListener('change', ({ target }) => {
    if (!target.matches('.snippet input')) return;
    const { top } = target.getBoundingClientRect();
    choose(target.value);
    // Snippets above change their height, too: what was clicked stays under the pointer.
    scrollBy(0, target.getBoundingClientRect().top - top);
    remember(target.value);
  });

  function copyButton(pre) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(pre.textContent);
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 2000);
    });
    return button;
  }

  if (!navigator.clipboard) return;
  for (const pre of document.querySelectorAll('pre')) pre.before(copyButton(pre));
})();
