// Files follow each other in a tab: what one leaves in the storage must not reach the next.
localStorage.clear();
sessionStorage.clear();
